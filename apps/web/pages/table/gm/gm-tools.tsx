import { lazy } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { loadTexts } from '../../../app/texts.ts';
import type { TableView } from '../table-view.ts';
import { CreatureTools } from './creatures.tsx';
import { GM_TEXTS } from './texts.ts';
import { ToolGroup } from './tool-group.tsx';
import './gm.css';

// the simulator and the seldom used tools are large: fetch them when a drawer is opened
const FromHere = lazy(() =>
  loadTexts('lab')
    .then(() => import('./simulate-from-here.tsx'))
    .then(({ SimulateFromHere: tool }) => ({ default: tool })),
);
const CampaignTools = lazy(() =>
  loadTexts('table-forms')
    .then(() => import('../campaign/campaign-tools.tsx'))
    .then(({ CampaignTools: tool }) => ({ default: tool })),
);
const loadSeldomUsed = () => import('./seldom-used-tools.ts');
const GmActions = lazy(() => loadSeldomUsed().then(({ GmActions: tool }) => ({ default: tool })));
const SeatTools = lazy(() => loadSeldomUsed().then(({ SeatTools: tool }) => ({ default: tool })));
const TimeTravel = lazy(() => loadSeldomUsed().then(({ TimeTravel: tool }) => ({ default: tool })));
const Notes = lazy(() => loadSeldomUsed().then(({ Notes: tool }) => ({ default: tool })));
const Override = lazy(() => loadSeldomUsed().then(({ Override: tool }) => ({ default: tool })));
const SceneEditor = lazy(() => loadSeldomUsed().then(({ SceneEditor: tool }) => ({ default: tool })));
const HouseRules = lazy(() => loadSeldomUsed().then(({ HouseRules: tool }) => ({ default: tool })));
const TableFile = lazy(() => loadSeldomUsed().then(({ TableFile: tool }) => ({ default: tool })));

/** The game master's tools, drawer by drawer. */
export function GmTools({ table }: { readonly table: TableView }) {
  const { words, text } = useLocale();
  if (table.seen.you.role !== 'gm') return null;
  return (
    <section className="gm-tools" aria-label={words(GM_TEXTS.tools)}>
      <ToolGroup name="now" icon="hourglass" title={words(GM_TEXTS.now)}>
        {() => <GmActions table={table} />}
      </ToolGroup>
      <ToolGroup name="lab" icon="compare" title={text('lab-from-here')}>
        {() => <FromHere table={table} />}
      </ToolGroup>
      <ToolGroup name="people" icon="people" title={words(GM_TEXTS.people)}>
        {() => <CreatureTools table={table} />}
      </ToolGroup>
      <ToolGroup name="seats" icon="link" title={words(GM_TEXTS.seats)}>
        {() => <SeatTools table={table} />}
      </ToolGroup>
      <ToolGroup name="time" icon="clock" title={words(GM_TEXTS.time)}>
        {() => <TimeTravel table={table} />}
      </ToolGroup>
      <ToolGroup name="campaign" icon="scroll" title={words(GM_TEXTS.campaign)}>
        {() => <CampaignTools table={table} />}
      </ToolGroup>
      <ToolGroup name="notes" icon="note" title={words(GM_TEXTS.notes)}>
        {() => <Notes table={table} />}
      </ToolGroup>
      <ToolGroup name="override" icon="edit" title={words(GM_TEXTS.override)}>
        {() => <Override table={table} />}
      </ToolGroup>
      {canDrawScene(table.board.scene) && (
        <ToolGroup name="scene" icon="map" title={words(GM_TEXTS.scene)}>
          {() => <SceneEditor table={table} />}
        </ToolGroup>
      )}
      <ToolGroup name="rules" icon="book" title={words(GM_TEXTS.rules)}>
        {() => <HouseRules table={table} />}
      </ToolGroup>
      <ToolGroup name="table" icon="seal" title={words(GM_TEXTS.table)}>
        {() => <TableFile table={table} />}
      </ToolGroup>
    </section>
  );
}

/** Lines and the sides of a fight follow from the rules. */
const canDrawScene = (scene: TableView['board']['scene']): boolean =>
  scene !== null && scene.kind !== 'line' && scene.move !== null;
