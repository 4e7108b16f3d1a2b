import type { Fields, Json } from '@arbitro/kernel';
import { diceText } from '../schema/sheet-parts.ts';
import type { Damage } from '../state-features.ts';
import { findAttackHead } from './attack-head.ts';
import { parseMetres } from './block-shape.ts';
import {
  CONDITION_PATTERN,
  DAMAGE,
  findArea,
  findRounds,
  isDamageType,
  parseAbility,
  splitSentences,
} from './prose-patterns.ts';

/** What the words of an action do by the rules; `rest` are the words that were not used. */
export interface Effects {
  readonly attack:
    | { readonly bonus: number; readonly ways: readonly Fields[]; readonly lacksDistance: boolean }
    | undefined;
  readonly save: { readonly ability: string; readonly dc: number; readonly half: boolean } | undefined;
  readonly onHit: Outcome;
  readonly onFail: Outcome;
  readonly area: Fields | undefined;
  readonly range: number | undefined;
  /** Conditions that last until the words say otherwise. */
  readonly endless: readonly string[];
  readonly rest: readonly string[];
  /** A whole sentence is not played. */
  readonly hasUnplayedWords: boolean;
}

export interface Outcome {
  readonly damage: Damage[];
  readonly consequences: Json[];
}

/** Sentences about later turns, other creatures or further rolls: the rules of a hit and of a save do not play them. */
const LATER =
  /\balready\b|\breduce[sd]?\b.*\b0 hit points|\bfail(?:s|ed)?\b.*\bby \d|\bsecond (?:fail|sav)|\b(?:start|end) of each\b|\beach of (?:its|the)\b.*\bturns\b|\beach round\b|\bas an action\b|\buse an action\b|\botherwise\b|\bswallow|\binstead\b|\brepeats?\b|\bimmune to\b|\bwhile\b|\bmakes? (?:a|an|another) (?:dc|attack)|\bor more\b.*\bfail|\bwhen (?:it|the)\b|\bdies?\b|\bevery \d+|\bfirst failure\b|\bon a hit with\b/iu;
const OWN_SAVE =
  /^(?!.*\b(?:target|creature|each|must)\b).*\b(?:makes?|succeeds?) (?:a|on)\b.*saving throw/iu;
const SAVE_OLD = /DC (\d+) ([a-z]+) saving throw/iu;
const SAVE_NEW = /([a-z]+) saving throw:\s*DC (\d+)/iu;
const SAVE_LOOSE = /make a ([a-z]+) saving throw[^.]*?DC (\d+)/iu;
const HALF = /half (?:as much|the|of the|of that|that)?\s*(?:damage)?/iu;
const PUSH =
  /(?:pushed|knocked back|moved|flung|pushes it|pushes the target)[^.]{0,30}?(?:up to )?(\d+)[- ]?(?:feet|foot|ft\.?)(?: straight)?(?: (?:away|back|horizontally))/iu;

/** What stands in the data beside the words. */
interface GivenData {
  readonly bonus?: number | undefined;
  readonly hasSave?: boolean;
}

/** Reads an action sentence by sentence. */
export function readEffects(desc: string, given: GivenData = {}): Effects {
  const head = findAttackHead(desc, given.bonus);
  const isSaved = given.hasSave === true && !/saving throw/iu.test(desc);
  const reader = new EffectReader(head !== undefined, isSaved && !head);
  const body = head?.rest ?? desc;
  const found = head ? { area: undefined, range: undefined, rest: body } : findArea(body);
  for (const sentence of splitSentences(found.rest)) reader.read(sentence.trim());
  return {
    attack: head && { bonus: head.bonus, ways: head.ways, lacksDistance: head.lacksDistance },
    ...reader.finish(),
    area: found.area,
    range: found.range,
  };
}

class EffectReader {
  private save: Effects['save'];
  private readonly onHit: Outcome = { damage: [], consequences: [] };
  private readonly onFail: Outcome = { damage: [], consequences: [] };
  private readonly endless: string[] = [];
  private readonly rest: string[] = [];
  private readonly isAttack: boolean;
  private hasUnplayedWords = false;

  /** The save stands only in the data: all words are about those who fail. */
  private readonly isSaved: boolean;

  constructor(isAttack: boolean, isSaved: boolean) {
    this.isAttack = isAttack;
    this.isSaved = isSaved;
  }

  finish(): Pick<Effects, 'save' | 'onHit' | 'onFail' | 'endless' | 'rest' | 'hasUnplayedWords'> {
    const { save, onHit, onFail, endless, rest } = this;
    return { save, onHit, onFail, endless, rest, hasUnplayedWords: this.hasUnplayedWords };
  }

  read(sentence: string): void {
    const save = findSave(sentence);
    if (save && !this.save && !OWN_SAVE.test(sentence)) return this.readSave(sentence, save);
    if (LATER.test(sentence) || save) return this.leave(sentence);
    if (this.save && /^(?:on a )?(?:success|successful|failure or success|critical)/iu.test(sentence))
      return this.readSuccess(sentence);
    if (
      this.save &&
      /^(?:on a fail|fail(?:ure|ed)|a (?:target|creature) (?:that fails|takes))|\bon a fail/iu.test(sentence)
    )
      return this.readInto(this.onFail, this.noteHalf(sentence));
    if (this.isSaved) return this.readInto(this.onFail, sentence);
    if (this.isAttack && (!this.save || /^hit:/iu.test(sentence))) return this.readInto(this.onHit, sentence);
    if (this.save) this.leave(sentence);
    else this.rest.push(sentence);
  }

  /** Words that only the game master plays. */
  private leave(sentence: string): void {
    this.hasUnplayedWords = true;
    this.rest.push(sentence);
  }

  private readSave(sentence: string, save: NonNullable<ReturnType<typeof findSave>>): void {
    const index = sentence.indexOf(save.words);
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + save.words.length)];
    this.save = { ability: save.ability, dc: save.dc, half: false };
    if (this.isAttack && !LATER.test(before)) this.readInto(this.onHit, before);
    else this.rest.push(before);
    if (LATER.test(after)) this.leave(after);
    else this.readInto(this.onFail, this.noteHalf(after));
  }

  private noteHalf(text: string): string {
    if (!this.save || !HALF.test(text)) return text;
    this.save = { ...this.save, half: true };
    return text.replace(HALF, ' ');
  }

  private readSuccess(sentence: string): void {
    this.rest.push(this.noteHalf(sentence));
  }

  /** Takes damage, conditions and pushes out of these words; what is left is the rest. */
  private readInto(outcome: Outcome, words: string): void {
    let rest = takeDamage(outcome, words);
    const rounds = findRounds(rest);
    rest = this.takeConditions(outcome, rest, rounds?.rounds);
    const push = PUSH.exec(rest);
    if (push) {
      outcome.consequences.push({ push: parseMetres(push[1] ?? '0') });
      rest = rest.replace(push[0], ' ');
    }
    this.rest.push(rest);
  }

  private takeConditions(outcome: Outcome, words: string, rounds: number | undefined): string {
    let rest = words;
    for (const found of listConditions(words)) {
      const escaped = /\(?\bescape DC (\d+)\)?/iu.exec(words);
      const isHold = found.condition === 'grappled' || found.condition === 'restrained';
      const held = isHold ? (escaped?.[1] ?? this.findHold()) : undefined;
      outcome.consequences.push({
        condition: found.condition,
        ...(rounds !== undefined && { rounds }),
        ...(held !== undefined && { escapeDc: Number(held) }),
      });
      if (rounds === undefined && held === undefined && found.condition !== 'prone')
        this.endless.push(found.condition);
      rest = rest.replace(found.words, ' ');
      if (escaped && isHold) rest = rest.replace(escaped[0], ' ');
    }
    const time = rest === words ? undefined : findRounds(rest);
    return (time ? rest.replace(time.words, ' ') : rest).replace(
      rest === words ? /$^/u : /until (?:this|the) grapple ends,?/iu,
      ' ',
    );
  }

  /** The DC of the grapple that this action has already caused: what it adds ends with the grapple. */
  private findHold(): string | undefined {
    const held = [...this.onHit.consequences, ...this.onFail.consequences].find(
      (item) => typeof item === 'object' && item !== null && 'escapeDc' in item,
    );
    return held === undefined ? undefined : String((held as Fields).escapeDc);
  }
}

function findSave(
  sentence: string,
): { readonly ability: string; readonly dc: number; readonly words: string } | undefined {
  const old = SAVE_OLD.exec(sentence);
  const loose = SAVE_NEW.exec(sentence) ?? SAVE_LOOSE.exec(sentence);
  const [words, dc, name] = old ?? [loose?.[0], loose?.[2], loose?.[1]];
  const ability = name === undefined ? undefined : parseAbility(name);
  return ability === undefined || words === undefined ? undefined : { ability, dc: Number(dc), words };
}

/** The damage up to an “or”: what follows is an alternative. */
function takeDamage(outcome: Outcome, words: string): string {
  let rest = words;
  for (let found = DAMAGE.exec(rest); found; found = DAMAGE.exec(rest)) {
    const [text, average, plain, flat, type = ''] = found;
    const before = rest.slice(0, found.index);
    if (outcome.damage.length > 0 && /\bor\s*(?:takes? )?$/iu.test(before)) break;
    const dice = diceText.safeParse(average ?? plain ?? flat);
    if (!dice.success || !isDamageType(type.toLowerCase()) || outcome.damage.length >= 6) break;
    outcome.damage.push({ dice: dice.data, type: type.toLowerCase() as Damage['type'] });
    rest = `${before} ${rest.slice(found.index + text.length)}`;
  }
  return rest;
}

const CAUSE = String.raw`(?:\bis|\bare|\bhas the|\bhave the|(?<!n.t |not )\bbe|\bbecomes?|\bknocked|\bfalls?|,|\band|\bor be|\bit)`;

/** “the target is grappled”, “knocked prone”, “has the Prone condition”, “blinded and deafened”. */
function listConditions(words: string): readonly { readonly condition: string; readonly words: string }[] {
  const pattern = new RegExp(
    String.raw`${CAUSE} (?!not |no |never )(?:(?:magically|also|the|both|knocked|and|is|be|become|becomes) )*(${CONDITION_PATTERN})(?: conditions?)?\b`,
    'giu',
  );
  if (/\b(?:isn't|aren't|not|no longer|unless)\b/iu.test(words)) return [];
  const found = [...words.matchAll(pattern)].map(([text, condition = '']) => ({
    condition: condition.toLowerCase(),
    words: text,
  }));
  return found.filter(
    ({ condition }, index) => found.findIndex((other) => other.condition === condition) === index,
  );
}
