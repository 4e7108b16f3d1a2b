import { type CreatureId, type Fields, parseWithSchema, type SheetLayout } from '@arbitro/kernel';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import type { FailedReply } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { Faults } from '../sheet/faults.tsx';
import { fetchSheet } from '../sheet/sheet-file.ts';
import type { TableView } from '../table-view.ts';
import { useSheetLayout } from './load-layout.ts';
import { mergeSheet, reduceSheet } from './sheet-draft.ts';
import { SheetForm } from './sheet-form.tsx';
import { FORM_TEXTS } from './texts.ts';
import { useDraftHistory } from './use-draft-history.ts';

interface EditSheetProps {
  readonly table: TableView;
  readonly id: CreatureId;
  readonly onClose: () => void;
}

/** Changes the whole sheet of a creature at the table. */
export function EditSheet({ table, id, onClose }: EditSheetProps) {
  const { words } = useLocale();
  const { complain } = useToasts();
  const { system, seen } = table;
  const layout = useSheetLayout(system.id);
  const [sheet, setSheet] = useState<Fields>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    void fetchSheet(seen.table.id, id).then((file) => {
      if (file.ok) return setSheet(reduceSheet(system, file.value.sheet));
      complain(file);
      onClose();
    });
  }, []);
  return (
    <Dialog title={words(FORM_TEXTS.edit, { who: table.name(id) })} onClose={onClose} wide>
      {layout && sheet && (
        <ChangeSheet table={table} id={id} layout={layout} before={sheet} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ChangeSheetProps extends EditSheetProps {
  readonly layout: SheetLayout;
  readonly before: Fields;
}

function ChangeSheet({ table, id, layout, before, onClose }: ChangeSheetProps) {
  const { words, text } = useLocale();
  const { tell, complain } = useToasts();
  const { system, seen } = table;
  const history = useDraftHistory(`form.${seen.table.id}.${id}`, before);
  const [denied, setDenied] = useState<FailedReply>();
  const isReadable = parseWithSchema(system.schemas.sheet, history.draft, []).ok;
  const discard = (): void => {
    history.forget();
    onClose();
  };
  const save = async (): Promise<void> => {
    const now = await fetchSheet(seen.table.id, id);
    if (!now.ok) return complain(now);
    const sheet = mergeSheet(system, now.value.sheet, { before, after: history.draft });
    const reply = await table.live.api.command('creature', { id, replace: true, sheet });
    if (!reply.ok) return setDenied(reply);
    tell(words(FORM_TEXTS.saved, { who: table.name(id) }));
    discard();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReadable) void save();
      }}
    >
      <SheetForm table={table} layout={layout} history={history} name={table.name(id)} />
      <div className="save-bar">
        <Faults denied={denied} />
        <div className="row">
          <Button look="strong" type="submit" disabled={!isReadable}>
            {text('save')}
          </Button>
          <Button look="quiet" onClick={discard}>
            {words(FORM_TEXTS.discard)}
          </Button>
        </div>
      </div>
    </form>
  );
}
