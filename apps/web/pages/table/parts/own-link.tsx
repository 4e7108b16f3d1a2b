import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import type { TableView } from '../table-view.ts';
import { SeatLink } from './seat-link.tsx';

/** The link to the user's own seat for another device, shown on request. */
export function OwnLink({ table }: { readonly table: TableView }) {
  const { text } = useLocale();
  const { complain } = useToasts();
  const [link, setLink] = useState<string>();
  const show = async (): Promise<void> => {
    const reply = await table.live.api.link();
    if (reply.ok) setLink(reply.value.link);
    else complain(reply);
  };
  if (link === undefined)
    return (
      <Button onClick={() => void show()}>
        <Icon name="link" />
        {text('table-my-link')}
      </Button>
    );
  return (
    <SeatLink
      title={text('table-my-link')}
      about={text('table-my-link-about')}
      link={link}
      onClose={() => setLink(undefined)}
    />
  );
}
