import { type Message, sentence } from '@slotdrop/messages'
import { commonOptions, type Options } from './arguments/options.ts'
import { parseArguments } from './arguments/parseArguments.ts'
import type { Command } from './command.ts'
import { check } from './commands/check.ts'
import { deploy } from './commands/deploy.ts'
import { exportPage } from './commands/export.ts'
import { quote } from './commands/quote.ts'
import { recover } from './commands/recover.ts'
import { report } from './commands/report.ts'
import { seal } from './commands/seal.ts'
import { send } from './commands/send.ts'
import { status } from './commands/status.ts'
import { toFailure, UsageError } from './errors.ts'
import { type ExitCode, exitCodes } from './exitCodes.ts'
import { createHider } from './hideSecrets.ts'
import type { Host } from './host.ts'
import * as messages from './messages.generated.ts'
import { version } from './version.ts'

/** Every command, in the order in which the help lists them. */
const commands: Readonly<Record<string, Command>> = {
  check,
  seal,
  quote,
  send,
  status,
  report,
  export: exportPage,
  recover,
  deploy,
}

function say(message: Message): string {
  return String(sentence(message))
}

function overview(): string {
  const names = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(9)} ${say(summary)}`)
  return `${say(messages.helpUsage)}\n\n${names.join('\n')}\n\n${say(messages.helpMore)}\n`
}

function helpOf(name: string, { usage, summary, options }: Command): string {
  const all: Options = { ...options, ...commonOptions }
  const lines = Object.entries(all).map(([option, { value, short, help }]) => {
    const head = `${short === undefined ? '' : `-${short}, `}--${option}${value === undefined ? '' : ` ${value}`}`
    return `  ${head.padEnd(34)} ${say(help)}`
  })
  return `slotdrop ${name} ${usage}\n\n${say(summary)}\n\n${lines.join('\n')}\n`
}

function toJson(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? `${item}` : item), 2)
}

async function runCommand(name: string, argv: readonly string[], host: Host): Promise<ExitCode> {
  const command = commands[name]
  if (command === undefined) throw new UsageError(sentence(messages.unknownCommand, { name }))
  const given = parseArguments(argv, { ...command.options, ...commonOptions }, host)
  if (given.flag('help')) {
    host.write(helpOf(name, command))
    return exitCodes.done
  }
  const { json, text, exitCode } = await command.run(given, host)
  if (given.flag('json')) host.write(`${toJson({ command: name, exitCode, ...json })}\n`)
  else for (const piece of text) host.write(piece)
  return exitCode
}

/**
 * Runs one command and answers its exit code. With `--json` exactly one object goes to stdout, whatever happens.
 *
 * @param argv what was typed after the command's own name
 */
export async function main(argv: readonly string[], machine: Host): Promise<ExitCode> {
  const hide = createHider(argv, machine.environment)
  const host: Host = {
    ...machine,
    write: (text) => machine.write(hide(text)),
    note: (text) => machine.note(hide(text)),
  }
  const [name, ...others] = argv
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    host.write(overview())
    return name === undefined ? exitCodes.usage : exitCodes.done
  }
  if (name === '--version' || name === 'version') {
    host.write(`${version}\n`)
    return exitCodes.done
  }
  try {
    return await runCommand(name, others, host)
  } catch (error) {
    const { exitCode, facts, ...failure } = toFailure(error)
    if (others.includes('--json'))
      host.write(`${toJson({ command: name, exitCode, error: { ...failure, ...facts } })}\n`)
    else host.note(`${failure.message}\n`)
    if (failure.details !== undefined && exitCode === exitCodes.unexpected) host.note(`${failure.details}\n`)
    return exitCode
  }
}
