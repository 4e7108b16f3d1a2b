/** Capitalises a text that begins a line or stands alone. */
export const capitalize = (says: string): string => says.charAt(0).toUpperCase() + says.slice(1);
