/** A text that begins a line or stands alone begins with a capital. */
export const capitalised = (says: string): string => says.charAt(0).toUpperCase() + says.slice(1);
