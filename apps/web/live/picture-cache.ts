import type { Fields, Json } from '@arbitro/kernel';
import { PICTURE_PREFIX, type SeatView } from '@arbitro/protocol';
import type { TableApi } from './api.ts';

/** Messages name pictures; each picture is fetched once. */
export class PictureCache {
  readonly #api: Pick<TableApi, 'picture'>;
  readonly #known = new Map<string, string>();

  constructor(api: Pick<TableApi, 'picture'>) {
    this.#api = api;
  }

  /**
   * Returns the view with the pictures themselves; one that cannot be fetched stays a name, and is tried again next
   * time.
   */
  async putInto(seatView: SeatView): Promise<SeatView> {
    const parts = Object.entries(seatView.view as Fields);
    if (!parts.some(([, value]) => isPictureName(value))) return seatView;
    const whole = parts.map(async ([key, value]) => [
      key,
      isPictureName(value) ? await this.#get(value) : value,
    ]);
    return { ...seatView, view: Object.fromEntries(await Promise.all(whole)) };
  }

  async #get(name: string): Promise<string> {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const reply = await this.#api.picture(name.slice(PICTURE_PREFIX.length));
    if (!reply.ok) return name;
    this.#known.set(name, reply.value.picture);
    return reply.value.picture;
  }
}

const isPictureName = (value: Json): value is string =>
  typeof value === 'string' && value.startsWith(PICTURE_PREFIX);
