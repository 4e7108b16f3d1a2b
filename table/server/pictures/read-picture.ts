import { hash } from 'node:crypto';
import { LIMITS } from '@arbitro/protocol';
import { isJpeg, readJpeg } from './jpeg.ts';
import type { Picture, PictureType } from './picture.ts';
import { isPng, readPng } from './png.ts';
import { isWebp, readWebp } from './webp.ts';

const FORMATS = [
  { type: 'image/png', isFormat: isPng, read: readPng },
  { type: 'image/jpeg', isFormat: isJpeg, read: readJpeg },
  { type: 'image/webp', isFormat: isWebp, read: readWebp },
] as const;

/** Returns a picture without metadata, if its bytes are those of a picture within the limits. */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  if (bytes.length > LIMITS.pictureBytes) return undefined;
  try {
    const picture = FORMATS.find(({ isFormat }) => isFormat(bytes))?.read(bytes);
    return picture && isAllowedSide(picture.width) && isAllowedSide(picture.height) ? picture : undefined;
  } catch (error) {
    // the file ends too early
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const isAllowedSide = (side: number): boolean => side >= 1 && side <= LIMITS.pictureSide;

/** Returns the type of a stored picture; undefined for other files. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined =>
  FORMATS.find(({ isFormat }) => isFormat(bytes))?.type;

const DATA_URI = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** Returns the bytes of a picture that was sent as text. */
export function decodeDataUri(text: string): Uint8Array | undefined {
  const [, base64] = DATA_URI.exec(text) ?? [];
  return base64 === undefined ? undefined : new Uint8Array(Buffer.from(base64, 'base64'));
}

export const encodeDataUri = (bytes: Uint8Array): string =>
  `data:${pictureTypeOf(bytes)};base64,${Buffer.from(bytes).toString('base64')}`;

/** The id of a blob: 192 bits of the digest of its bytes. */
export const blobIdOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url').slice(0, 32);
