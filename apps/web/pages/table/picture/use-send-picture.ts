import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import { PICTURE_TEXTS } from './texts.ts';

type PictureLimits = Parameters<typeof shrinkPicture>[1];

/** Draws a chosen file anew and sends it; a file that is no picture is refused in words. */
export function useSendPicture(limits: PictureLimits, send: (picture: string) => Promise<unknown>) {
  const { words } = useLocale();
  const { tell } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const sendFile = async (file: File): Promise<void> => {
    setBusy(true);
    const picture = await shrinkPicture(file, limits);
    if (picture === undefined) tell(words(PICTURE_TEXTS.bad));
    else await send(picture);
    setBusy(false);
  };
  return { isBusy, sendFile };
}
