import type { Message } from '@slotdrop/messages'
import type { Arguments } from './arguments/parseArguments.ts'
import type { Options } from './arguments/options.ts'
import type { ExitCode } from './exitCodes.ts'
import type { Host } from './host.ts'

/** What a command found or did. */
export type Outcome = {
  /** For programs: amounts in base units as texts. */
  readonly json: Readonly<Record<string, unknown>>
  /** For people: pieces of text with their line ends. */
  readonly text: Iterable<string>
  readonly exitCode: ExitCode
}

/** One command. */
export type Command = {
  /** What follows its name in the help. */
  readonly usage: string
  readonly summary: Message
  readonly options: Options
  run(given: Arguments, host: Host): Promise<Outcome>
}
