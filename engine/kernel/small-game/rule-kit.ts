import {
  type ActionDeclaration,
  type ActionIn,
  type ActionWith,
  createActionDeclarer,
} from '../declare-action.ts';
import type { FieldSchemas } from '../declared-fields.ts';
import type { CreatureId, Ctx } from '../kernel.ts';
import type { Verdict } from '../preconditions.ts';
import type { ActionTexts } from '../presentation.ts';
import { type REFUSALS, type Refusal, refuse } from '../refusal.ts';
import type { AnyAction, AnyEvent, System } from '../system.ts';
import { buildSystem } from './build-system.ts';
import type { AnySmallEvent } from './declare-game.ts';
import { mapTexts, toText } from './texts.ts';
import {
  buildNextEvent,
  type HealthChange,
  heal,
  refuseOut,
  refuseOutOfTurn,
  refuseTarget,
  wound,
} from './turns.ts';
import type {
  FightAction,
  FightEvent,
  GameDeclaration,
  GameParts,
  GameText,
  OptionText,
  SmallCreature,
  SmallSheet,
  SmallWorld,
} from './types.ts';

/** What a game declares for an action. */
export interface SmallActionParts<World, Event, Action, Shape> {
  /** The text of its button. */
  readonly title: GameText;
  /** The texts of its fields besides `by`. */
  readonly slots?: Readonly<Record<string, GameText>>;
  readonly fields: Shape;
  /** The rule of its odds; by default `ID.creature`. */
  readonly rule?: string;
  /** Only in a fight on the creature's turn, which it ends. */
  readonly turn?: true;
  /** The field `on` is a foe in the fight that is not out. */
  readonly against?: 'foes';
  /** Further reasons why it is not allowed now. */
  refuses?(world: World, action: Action): Verdict;
  resolve(ctx: Ctx<World, Event>, action: Action): void;
}

/** An action of a small game with its texts. */
export interface SmallAction<World extends SmallWorld, Event, Action extends AnyAction>
  extends ActionDeclaration<World, Event, Action> {
  readonly texts: ActionTexts;
  readonly rule: string;
  readonly turn: boolean;
  readonly against: 'foes' | undefined;
}
// biome-ignore lint/suspicious/noExplicitAny: of whatever world, event and action
export type AnySmallAction = SmallAction<any, any, any>;

/** Declares actions with the types of the game, and builds the system from them. */
export interface RuleKit<
  Own,
  Options,
  Event extends AnyEvent,
  RuleId extends string,
  Refused extends string,
> {
  action<const Type extends string, Shape extends FieldSchemas>(
    type: Type,
    parts: SmallActionParts<SmallWorld<Own, Options>, Event, NoInfer<ActionWith<Type, Shape>>, Shape>,
  ): SmallAction<SmallWorld<Own, Options>, Event, ActionWith<Type, Shape>>;
  /** Takes health away; a creature without health is out. */
  wound(ctx: Ctx<SmallWorld<Own, Options>, Event>, change: HealthChange<RuleId>): void;
  /** Gives health back, up to the full amount. */
  heal(ctx: Ctx<SmallWorld<Own, Options>, Event>, change: HealthChange<RuleId>): void;
  /** Builds a refusal of the game, or one that every game has. */
  refuse(code: Refused | keyof typeof REFUSALS, params?: Refusal['params']): Refusal;
  /** Builds the system; the order of the actions is the order of their buttons. */
  build<const Actions extends readonly AnySmallAction[]>(
    parts: { readonly actions: Actions } & GameParts<
      SmallWorld<Own, Options>,
      SmallCreature<Own>,
      ActionIn<Actions> | FightAction,
      Event,
      Options
    >,
  ): System<SmallWorld<Own, Options>, ActionIn<Actions> | FightAction, Event, Options, SmallSheet<Own>, null>;
}

export type AnyGameDeclaration = GameDeclaration<
  string,
  FieldSchemas,
  string,
  Readonly<Record<string, OptionText>>
>;

export function createRuleKit<
  Own,
  Options,
  Event extends AnyEvent,
  RuleId extends string,
  Refused extends string,
>(
  declaration: AnyGameDeclaration,
  events: readonly AnySmallEvent[],
): RuleKit<Own, Options, Event, RuleId, Refused> {
  const { id } = declaration;
  const kit = {
    action: (type: string, parts: SmallActionParts<SmallWorld, FightEvent, AnyAction, FieldSchemas>) =>
      declareSmallAction(id, type, parts),
    wound: (ctx: Ctx<SmallWorld, FightEvent>, change: HealthChange) => wound(id, ctx, change),
    heal,
    refuse,
    build: (parts: SmallGameParts) => buildSystem(declaration, events, parts),
  };
  // the declarations above have the types that the functions of the kit state
  return kit as unknown as RuleKit<Own, Options, Event, RuleId, Refused>;
}

/** The parts of a game, of whatever types. */
export type SmallGameParts = { readonly actions: readonly AnySmallAction[] } & GameParts<
  SmallWorld,
  SmallCreature,
  AnyAction,
  AnyEvent,
  unknown
>;

type NamedFields = AnyAction & { readonly by?: CreatureId; readonly on?: CreatureId };

function declareSmallAction(
  id: string,
  type: string,
  parts: SmallActionParts<SmallWorld, FightEvent, AnyAction, FieldSchemas>,
): AnySmallAction {
  const { title, slots = {}, rule = `${id}.creature`, turn, against } = parts;
  const declared = createActionDeclarer<SmallWorld, FightEvent>()(type, {
    fields: parts.fields,
    refuses: (world, action) =>
      refuseActor(world, action, turn) ??
      (against ? refuseFoe(world, action) : undefined) ??
      parts.refuses?.(world, action),
    resolve: (ctx, action) => {
      parts.resolve(ctx, action);
      if (turn) ctx.emit(buildNextEvent(id, ctx.world));
    },
  });
  const texts = { title: toText(title), slots: mapTexts(slots, toText) };
  return { ...declared, texts, rule, turn: turn ?? false, against };
}

const refuseActor = (world: SmallWorld, { by }: NamedFields, turn: true | undefined): Verdict => {
  if (by === undefined) return undefined;
  return turn ? refuseOutOfTurn(world, by) : refuseOut(world, by);
};

const refuseFoe = (world: SmallWorld, { by, on }: NamedFields): Verdict =>
  by === undefined || on === undefined ? undefined : refuseTarget(world, by, on);
