import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { Writable } from 'node:stream'
import { writeSync } from 'node:fs'
import { sentence } from '@slotdrop/messages'
import { CommandError } from './errors.ts'
import { exitCodes } from './exitCodes.ts'
import type { Host } from './host.ts'
import * as messages from './messages.generated.ts'

/** Writes all of it before it returns: a pipe takes only some at once, and says so. */
function writeAll(descriptor: number, text: string): void {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') continue
      // Whoever read has gone, as `head` does: there is nobody to tell.
      if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return
      throw error
    }
  }
}

function ask(question: string, { isSecret = false }: { readonly isSecret?: boolean } = {}): Promise<string> {
  let isMuted = false
  const output = new Writable({
    write(chunk: Uint8Array, _, done) {
      if (!isMuted) process.stderr.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  return new Promise((resolve, reject) => {
    lines.question(question, (answer) => {
      if (isSecret) process.stderr.write('\n')
      lines.close()
      resolve(answer)
    })
    lines.on('SIGINT', () => {
      lines.close()
      reject(new CommandError(sentence(messages.consentRefused), exitCodes.unfinished))
    })
    isMuted = isSecret
  })
}

/** The machine that this process runs on. */
export function createHost(environment: Host['environment']): Host {
  return {
    environment,
    // `pnpm slotdrop` runs in the root of the repository, not where the user stands.
    folder: (environment['npm_lifecycle_event'] === 'slotdrop' ? environment['INIT_CWD'] : undefined) ?? process.cwd(),
    readInput: () => buffer(process.stdin),
    write: (text) => writeAll(1, text),
    note: (text) => writeAll(2, text),
    isWatched: process.stderr.isTTY,
    ask: process.stdin.isTTY && process.stderr.isTTY ? ask : undefined,
    onInterrupt(listener) {
      const onSignal = () => {
        // The next one ends the process as if nobody listened.
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal)
        listener()
      }
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
      return () => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal)
      }
    },
  }
}
