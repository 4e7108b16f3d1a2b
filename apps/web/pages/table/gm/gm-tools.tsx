import { lazy, Suspense } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { Group } from './group.tsx';
import { HouseRules } from './house-rules.tsx';
import { Notes } from './notes.tsx';
import { Now } from './now.tsx';
import { Override } from './override.tsx';
import { People } from './people.tsx';
import { SceneEditor } from './scene-editor.tsx';
import { Seats } from './seats.tsx';
import { TableFile } from './table-file.tsx';
import { TimeTravel } from './time-travel.tsx';
import { GM_WORDS } from './words.ts';
import './gm.css';

// the simulator is large and seldom used: fetch it when its drawer is opened
const FromHere = lazy(() => import('./from-here.tsx').then(({ FromHere: tool }) => ({ default: tool })));

/** The game master's tools, drawer by drawer. */
export function GmTools({ table }: { readonly table: TableView }) {
  const { words, text } = useSpeech();
  if (table.seen.you.role !== 'gm') return null;
  return (
    <section className="gm-tools" aria-label={words(GM_WORDS.tools)}>
      <Group name="now" icon="hourglass" title={words(GM_WORDS.now)}>
        {() => <Now table={table} />}
      </Group>
      <Group name="lab" icon="compare" title={text('lab-from-here')}>
        {() => (
          <Suspense fallback={<p className="soft">{text('loading')}</p>}>
            <FromHere table={table} />
          </Suspense>
        )}
      </Group>
      <Group name="people" icon="people" title={words(GM_WORDS.people)}>
        {() => <People table={table} />}
      </Group>
      <Group name="seats" icon="link" title={words(GM_WORDS.seats)}>
        {() => <Seats table={table} />}
      </Group>
      <Group name="time" icon="clock" title={words(GM_WORDS.time)}>
        {() => <TimeTravel table={table} />}
      </Group>
      <Group name="notes" icon="note" title={words(GM_WORDS.notes)}>
        {() => <Notes table={table} />}
      </Group>
      <Group name="override" icon="edit" title={words(GM_WORDS.override)}>
        {() => <Override table={table} />}
      </Group>
      {table.board.scene && (
        <Group name="scene" icon="map" title={words(GM_WORDS.scene)}>
          {() => <SceneEditor table={table} />}
        </Group>
      )}
      <Group name="rules" icon="book" title={words(GM_WORDS.rules)}>
        {() => <HouseRules table={table} />}
      </Group>
      <Group name="table" icon="seal" title={words(GM_WORDS.table)}>
        {() => <TableFile table={table} />}
      </Group>
    </section>
  );
}
