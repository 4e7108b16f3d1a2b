const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Repairs what copying from a page damages: ligatures, odd spaces and hyphens, words divided at the end of a line. */
export const cleanPrintedText = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/gu, '\n')
    .replace(/[ﬀ-ﬆ]/gu, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu, ' ')
    .replace(/\u00AD\s*\n\s*|\u00AD|\u200B|\u200C|\u200D|\u2060|\uFEFF/gu, '')
    .replace(/[\u2010\u2011]/gu, '-')
    .replace(/(?<=\p{L})-[ \t]*\n\s*(?=\p{Ll})/gu, '')
    .replace(/(?<=\d)-[ \t]*\n\s*(?=\p{Ll})/gu, '-');
