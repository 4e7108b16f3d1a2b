import { navigateTo } from '../../../app/router.tsx';
import type { FailedReply, TableApi } from '../../../live/api.ts';

/** Opens another evening of the campaign: the key of this table opens the same seat there. */
export async function openEvening(
  api: TableApi,
  evening: string,
  complain: (reply: FailedReply) => void,
): Promise<void> {
  const reply = await api.link();
  if (reply.ok) navigateTo(`/t/${evening}${new URL(reply.value.link).hash}`);
  else complain(reply);
}
