import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { sentence } from '@slotdrop/messages'
import { SeedRefusedError } from '../errors.ts'
import * as messages from '../messages.generated.ts'

/** Where a seed comes from: the value itself, a file, or what a command writes. */
export type SeedSource = {
  readonly value?: string | undefined
  readonly file?: string | undefined
  /** A command line for the shell, such as that of a vault's client. */
  readonly command?: string | undefined
}

/** Milliseconds that a command may take. */
const commandTimeout = 30_000
const minDistinctBytes = 8

/** What was found in place of a seed; never the thing itself. */
function describeFound(text: string): string {
  if (text === '') return 'nothing'
  const isHex = /^[0-9a-f]+$/i.test(text)
  return isHex ? `${text.length} of them` : `${text.length} characters that are not all hex digits`
}

function parseSeed(text: string, source: string): Uint8Array {
  const digits = text.trim().replace(/^0x/i, '')
  if (!/^[0-9a-f]{64}$/i.test(digits))
    throw new SeedRefusedError(sentence(messages.seedMalformed, { source, found: describeFound(digits) }))
  const seed = new Uint8Array(Buffer.from(digits, 'hex'))
  if (new Set(seed).size < minDistinctBytes) throw new SeedRefusedError(sentence(messages.seedWeak, { source }))
  return seed
}

async function readFrom({ value, file, command }: SeedSource): Promise<Uint8Array> {
  if (value !== undefined) return parseSeed(value, 'OPERATOR_SEED')
  if (file !== undefined) {
    // The cause would say no more than the path does.
    const text = await readFile(file, 'utf8').catch(() => {
      throw new SeedRefusedError(sentence(messages.seedFileUnreadable, { path: file }))
    })
    return parseSeed(text, 'OPERATOR_SEED_FILE')
  }
  // The error of a command holds what it wrote: it goes no further.
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', command ?? 'false'], {
    timeout: commandTimeout,
    maxBuffer: 65_536,
  }).catch((error: unknown) => {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
    throw new SeedRefusedError(sentence(messages.seedCommandFailed, { status: String(code ?? 'a signal') }))
  })
  return parseSeed(stdout, 'OPERATOR_SEED_COMMAND')
}

/**
 * Reads the seed that all accounts of the service are made from.
 *
 * @throws SeedRefusedError with what to do; neither it nor its cause holds the seed, or what was given in its place
 */
export async function readSeed(source: SeedSource): Promise<Uint8Array> {
  const given = [source.value, source.file, source.command].filter((each) => each !== undefined)
  if (given.length === 0) throw new SeedRefusedError(sentence(messages.seedMissing))
  if (given.length > 1) throw new SeedRefusedError(sentence(messages.seedTwice))
  return readFrom(source)
}
