import type { SpawnOptions } from 'node:child_process'
import { createChildren } from './children.ts'

/** Starts processes that end together: when one of them fails, at a signal, and when the parent of this process is gone. */
export function superviseRun({ onStopped = () => {} }: { onStopped?: () => void } = {}) {
  const parent = process.ppid
  const children = createChildren()
  let ending: Promise<never> | undefined

  function end(code: number): Promise<never> {
    return (ending ??= children.stop().then(() => {
      onStopped()
      process.exit(code)
    }))
  }

  function fail(message: string) {
    console.error(message)
    return end(1)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!ending) console.log('\nStopping …')
      void end(0)
    })
  setInterval(() => process.ppid !== parent && void end(0), 500).unref()
  process.on('uncaughtException', (error) => void fail(error.stack ?? error.message))
  process.on(
    'unhandledRejection',
    (reason) => void fail(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)),
  )

  return {
    fail,
    start(name: string, command: string, args: string[], options: SpawnOptions) {
      return children.start(
        name,
        command,
        args,
        options,
        (ended, reason) =>
          void fail(`The ${ended} ${reason}, so everything else was stopped. Its last lines are above.`),
      )
    },
  }
}
