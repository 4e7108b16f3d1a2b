import { LIMITS, type VisibleChapter } from '@arbitro/protocol';
import { useEffect, useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import type { TableView } from '../table-view.ts';
import { describeFact, type FactContext, listMet } from './describe-fact.ts';
import { CAMPAIGN_TEXTS } from './texts.ts';
import './campaign.css';

interface JournalDialogProps {
  readonly table: TableView;
  readonly onClose: () => void;
}

/** The journal as this seat may read it, the latest evening first. */
export function JournalDialog({ table, onClose }: JournalDialogProps) {
  const { words, text } = useLocale();
  const { chapters, reload } = useJournal(table, onClose);
  return (
    <Dialog title={words(CAMPAIGN_TEXTS['journal-title'])} onClose={onClose} wide>
      <div className="stack journal">
        {!chapters && <p className="soft">{text('loading')}</p>}
        {chapters?.toReversed().map((chapter) => (
          <ChapterView key={chapter.number} table={table} chapter={chapter} onChange={reload} />
        ))}
      </div>
    </Dialog>
  );
}

function useJournal({ live }: TableView, onFail: () => void) {
  const { complain } = useToasts();
  const [chapters, setChapters] = useState<readonly VisibleChapter[]>();
  const [times, setTimes] = useState(0);
  const { api } = live;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each change
  useEffect(() => {
    let left = false;
    void api.journal().then((reply) => {
      if (left) return;
      if (reply.ok) return setChapters(reply.value.chapters);
      complain(reply);
      onFail();
    });
    return () => {
      left = true;
    };
  }, [api, times]);
  return { chapters, reload: () => setTimes((before) => before + 1) };
}

interface ChapterProps {
  readonly table: TableView;
  readonly chapter: VisibleChapter;
  readonly onChange: () => void;
}

function ChapterView({ table, chapter, onChange }: ChapterProps) {
  const { words } = useLocale();
  const [isWriting, setIsWriting] = useState(false);
  const context = useFactContext(table);
  const { number, title, day } = chapter;
  return (
    <section className="stack chapter" aria-label={words(CAMPAIGN_TEXTS.evening, { n: number })}>
      <h3>
        {words(CAMPAIGN_TEXTS.evening, { n: number })}
        <span className="soft small">
          {title} · {words(CAMPAIGN_TEXTS['day-of'], { n: day })}
        </span>
      </h3>
      {isWriting ? (
        <ChapterEditor
          table={table}
          chapter={chapter}
          wrote={tellLines(chapter, context, words).join('\n')}
          onDone={(hasChanged) => {
            setIsWriting(false);
            if (hasChanged) onChange();
          }}
        />
      ) : (
        <ChapterLines chapter={chapter} context={context} />
      )}
      {table.seen.you.role === 'gm' && !isWriting && (
        <Button look="tight quiet" onClick={() => setIsWriting(true)}>
          <Icon name="edit" size={16} />
          {words(CAMPAIGN_TEXTS.write)}
        </Button>
      )}
    </section>
  );
}

function useFactContext({ system, name }: TableView): FactContext {
  const { words, language, number } = useLocale();
  const winnings = {
    experience: words(CAMPAIGN_TEXTS['won-experience']),
    treasure: words(CAMPAIGN_TEXTS['won-treasure']),
  };
  return { system, name, language, number, party: words(CAMPAIGN_TEXTS.party), winnings };
}

/** Returns the lines for everybody in words; while an evening goes on a player's lines are all of this kind. */
function tellLines(
  { lines, ended }: VisibleChapter,
  context: FactContext,
  words: ReturnType<typeof useLocale>['words'],
): readonly string[] {
  const facts = lines.filter(
    (line) => line.for === 'everyone' || (ended === null && Array.isArray(line.for)),
  );
  return tellFacts(facts, context, words);
}

function tellFacts(
  lines: VisibleChapter['lines'],
  context: FactContext,
  words: ReturnType<typeof useLocale>['words'],
): readonly string[] {
  const facts = lines.map(({ fact }) => fact);
  const met = listMet(facts, context);
  return [
    ...(met.length > 0 ? [words(CAMPAIGN_TEXTS.met, { who: met })] : []),
    ...facts.flatMap((fact) => describeFact(fact, context) ?? []),
  ];
}

function ChapterLines({
  chapter,
  context,
}: {
  readonly chapter: VisibleChapter;
  readonly context: FactContext;
}) {
  const { words } = useLocale();
  const { text, lines, ended } = chapter;
  const open = tellLines(chapter, context, words);
  const secret = tellFacts(
    lines.filter((line) => line.for !== 'everyone' && (ended !== null || line.for === 'gm')),
    context,
    words,
  );
  return (
    <>
      {text !== null && <p className="chapter-text">{text}</p>}
      {text === null && open.length > 0 && <FactList facts={open} />}
      {text === null && open.length + secret.length === 0 && (
        <p className="soft">{words(CAMPAIGN_TEXTS['journal-empty'])}</p>
      )}
      {secret.length > 0 && (
        <>
          <p className="soft small">{words(CAMPAIGN_TEXTS.secret)}</p>
          <FactList facts={secret} />
        </>
      )}
    </>
  );
}

function FactList({ facts }: { readonly facts: readonly string[] }) {
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

interface ChapterEditorProps {
  readonly table: TableView;
  readonly chapter: VisibleChapter;
  /** What the journal wrote by itself. */
  readonly wrote: string;
  readonly onDone: (hasChanged: boolean) => void;
}

function ChapterEditor({ table, chapter: { number, text }, wrote, onDone }: ChapterEditorProps) {
  const { words, text: appText } = useLocale();
  const [draft, setDraft] = useState(text ?? wrote);
  const field = useId();
  const write = async (next: string | null): Promise<void> => {
    if (await table.send('journal', { chapter: number, text: next })) onDone(true);
  };
  return (
    <div className="stack">
      <label htmlFor={field} className="unseen">
        {words(CAMPAIGN_TEXTS.words, { n: number })}
      </label>
      <textarea
        id={field}
        className="input"
        rows={6}
        maxLength={LIMITS.chapterText}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <div className="row">
        <Button look="tight strong" disabled={draft.trim() === ''} onClick={() => void write(draft)}>
          {appText('save')}
        </Button>
        {text !== null && (
          <Button look="tight" onClick={() => void write(null)}>
            {words(CAMPAIGN_TEXTS['as-it-was'])}
          </Button>
        )}
        <Button look="tight quiet" onClick={() => onDone(false)}>
          {appText('cancel')}
        </Button>
      </div>
    </div>
  );
}
