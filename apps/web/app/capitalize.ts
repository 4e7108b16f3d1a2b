/** Capitalises a text that begins a line or stands alone. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
