import type { Fields, Json } from '@arbitro/kernel';
import type { Damage } from '../state-features.ts';
import { findAttackHead } from './attack-head.ts';
import { parseMetres } from './block-shape.ts';
import { DEALS, findFreeingDc, findSave, HALF, LATER, OWN_SAVE, PUSH, SPARED } from './effect-patterns.ts';
import { listConditions, takeAlternatives, takeDamage } from './outcome-words.ts';
import { findArea, findRounds, splitSentences } from './prose-patterns.ts';
import { takeRareCase } from './rare-cases.ts';
import { endBySave, findRepeatedSave, holdBy, LAST_SUCCESS, limitRounds, worsen } from './repeated-saves.ts';

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
  /** A check that frees is played as an escape. */
  readonly freeingDc?: number | undefined;
}

export interface Outcome {
  readonly damage: Damage[];
  readonly consequences: Json[];
}

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
  private endless: string[] = [];
  private readonly rest: string[] = [];
  private readonly isAttack: boolean;
  private hasUnplayedWords = false;
  /** The save is made again once; a second failure is worse. */
  private isOnce = false;
  private hasHit = false;
  private freeingDc: number | undefined;

  /** The save stands only in the data: all words are about those who fail. */
  private readonly isSaved: boolean;

  constructor(isAttack: boolean, isSaved: boolean) {
    this.isAttack = isAttack;
    this.isSaved = isSaved;
  }

  finish(): Omit<Effects, 'attack' | 'area' | 'range'> {
    const { save, onHit, onFail, endless, rest, hasUnplayedWords, freeingDc } = this;
    return { save, onHit, onFail, endless, rest, hasUnplayedWords, freeingDc };
  }

  read(written: string): void {
    const { words, others } = takeAlternatives(written);
    if (others.length > 0) this.rest.push(others.join(' '));
    const { words: usual, rare } = takeRareCase(words);
    if (rare !== '') this.leave(rare);
    const sentence = this.takeRepeat(usual);
    if (sentence.trim() === '') return;
    const save = findSave(sentence);
    if (save && !this.save && !OWN_SAVE.test(sentence)) return this.readSave(sentence, save);
    if (this.isOnce && /^(?:on a fail|second fail|fail)/iu.test(sentence)) return this.readWorse(sentence);
    if (this.holdByCheck(sentence)) return;
    if (LATER.test(sentence) || save || /\bDC \d+ \p{L}+\.? sav/iu.test(sentence))
      return this.leave(sentence);
    if (this.save && /^(?:on a )?(?:success|successful|failure or success|critical)/iu.test(sentence))
      return this.readSuccess(sentence);
    if (
      this.save &&
      /^(?:on a fail|first fail|fail(?:ure|ed)(?! by)|a (?:target|creature) (?:that fails|takes))|\bon a fail/iu.test(
        sentence,
      )
    )
      return this.readInto(this.onFail, this.noteHalf(sentence));
    if (this.isSaved) return this.readInto(this.onFail, sentence);
    if (this.isAttack && (!this.save || /^hit:/iu.test(sentence))) return this.readHit(sentence);
    if (this.save) this.leave(sentence);
    else this.rest.push(sentence);
  }

  /** A check that frees is the DC to escape from what holds. */
  private holdByCheck(sentence: string): boolean {
    const dc = findFreeingDc(sentence);
    if (dc === undefined) return false;
    const held = [this.onHit, this.onFail].flatMap(({ consequences }) => holdBy(consequences, dc));
    this.endless = this.endless.filter((condition) => !held.includes(condition));
    if (held.length > 0) this.freeingDc = dc;
    return held.length > 0;
  }

  /** The first sentence is the hit, also without the word. */
  private readHit(sentence: string): void {
    const dealsDamage = DEALS.test(sentence) || !this.hasHit;
    this.hasHit = true;
    this.readInto(this.onHit, sentence, dealsDamage);
  }

  /** Takes out of a sentence that the save is made again. */
  private takeRepeat(sentence: string): string {
    const last = LAST_SUCCESS.exec(sentence);
    if (last && limitRounds(this.onFail.consequences, findRounds(`for ${last[1] ?? ''}`)?.rounds))
      return sentence.replace(last[0], '').replace(/^\W+$/u, '');
    const repeat = findRepeatedSave(sentence);
    if (!repeat || !(this.save ?? findSave(sentence))) return sentence;
    const rest = sentence.replace(repeat.words, '').trim();
    if (/[\p{L}]{3}/u.test(rest)) this.read(rest);
    const { save } = this;
    const ending = save ? endBySave(this.onFail.consequences, { ability: save.ability, dc: save.dc }) : [];
    if (ending.length === 0) this.leave(repeat.words);
    this.endless = this.endless.filter((condition) => !ending.includes(condition));
    this.isOnce = repeat.isOnce;
    return '';
  }

  /** What a second failure makes of the condition. */
  private readWorse(sentence: string): void {
    const [worse] = listConditions(sentence);
    if (!worse || !worsen(this.onFail.consequences, worse.condition)) return this.leave(sentence);
    this.endless.push(worse.condition);
    this.rest.push(sentence.replace(worse.words, ' '));
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
    else if (save.isHeading) this.rest.push(after);
    else this.readInto(this.onFail, this.noteHalf(after));
  }

  private noteHalf(text: string): string {
    if (!this.save || !HALF.test(text)) return text;
    this.save = { ...this.save, half: true };
    return text.replace(HALF, ' ');
  }

  private readSuccess(sentence: string): void {
    this.rest.push(this.noteHalf(sentence).replace(SPARED, ' '));
  }

  /** Takes damage, conditions and pushes out of these words; what is left is the rest. */
  private readInto(outcome: Outcome, words: string, dealsDamage = true): void {
    let rest = dealsDamage ? takeDamage(outcome, words) : words;
    const rounds = findRounds(rest);
    rest = this.takeConditions(outcome, rest, rounds?.rounds);
    const push = PUSH.exec(rest);
    if (push) {
      outcome.consequences.push({ push: parseMetres(push[1] ?? push[2] ?? '0') });
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
        ...(rounds !== undefined && found.condition !== 'prone' && { rounds }),
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
