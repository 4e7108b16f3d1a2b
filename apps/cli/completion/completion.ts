import { findNearestWord } from '@arbitro/kernel';
import type { Arguments } from '../command-line/arguments.ts';
import { type CliContext, UnknownNameError, UsageError } from '../command-line/context.ts';
import { FILES } from './complete.ts';
import { SHELLS } from './complete-values.ts';

type Shell = (typeof SHELLS)[number];

/** The scripts only pass words on: the program itself computes the completions. */
const SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: `# bash completion for arbitro
_arbitro() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" word
  [ "$cur" = "=" ] && cur=""
  COMPREPLY=()
  while IFS= read -r word; do
    if [ "$word" = "${FILES}" ]; then
      compopt -o filenames 2>/dev/null
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$cur")
    else
      COMPREPLY+=("$word")
    fi
  done < <("$1" __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _arbitro arbitro`,
  zsh: `#compdef arbitro
_arbitro() {
  local -a found
  found=("\${(@f)$($words[1] __complete "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if (( \${found[(Ie)${FILES}]} )); then
    found=("\${(@)found:#${FILES}}")
    _files
  fi
  compadd -- "\${(@)found:#}"
}
if [ "$funcstack[1]" = "_arbitro" ]; then _arbitro "$@"; else compdef _arbitro arbitro; fi`,
  fish: `# fish completion for arbitro
function __arbitro_complete
  set -l before (commandline -opc)
  set -l current (commandline -ct)
  for word in ($before[1] __complete $before[2..-1] "$current" 2>/dev/null)
    if test "$word" = "${FILES}"
      __fish_complete_path "$current"
    else
      echo $word
    end
  end
end
complete -c arbitro -f -a '(__arbitro_complete)'`,
};

/** Prints the completion script for a shell, to be sourced. */
export function runCompletion({ words }: Arguments, { io }: CliContext): number {
  const [requested, extra] = words;
  const allowed = SHELLS.join(', ');
  if (requested === undefined)
    throw new UsageError('too-few-words', { command: 'completion', what: SHELLS.join(' | ') });
  if (extra !== undefined) throw new UsageError('too-many-words', { word: extra });
  const shell = SHELLS.find((shell) => shell === requested);
  if (!shell)
    throw new UnknownNameError(
      'unknown-shell',
      { shell: requested, allowed },
      findNearestWord(requested, SHELLS),
    );
  io.out(SCRIPTS[shell]);
  return 0;
}
