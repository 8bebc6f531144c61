import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'

/** The processes that a start began; it ends with all of them or not at all. */
export function createChildren({ patience = 8000 }: { patience?: number } = {}) {
  const alive = new Map<ChildProcess, string>()
  let stopping = false

  return {
    /** Starts a process. `onEnd` hears of it when the process ends by itself. */
    start(
      name: string,
      command: string,
      args: string[],
      options: SpawnOptions,
      onEnd: (name: string, reason: string) => void,
    ) {
      const child = spawn(command, args, options)
      alive.set(child, name)
      child.once('error', (error) => {
        alive.delete(child)
        if (!stopping) onEnd(name, error.message)
      })
      child.once('exit', (code, signal) => {
        alive.delete(child)
        if (!stopping) onEnd(name, signal ? `ended by ${signal}` : `exited with code ${code}`)
      })
      return child
    },
    /** Asks every process to end, and ends those that don't within the patience given (milliseconds). */
    async stop() {
      stopping = true
      const ends = [...alive.keys()].map(
        (child) =>
          new Promise<void>((resolve) => {
            const timer = setTimeout(() => child.kill('SIGKILL'), patience)
            child.once('exit', () => {
              clearTimeout(timer)
              resolve()
            })
            child.kill('SIGTERM')
          }),
      )
      await Promise.all(ends)
    },
  }
}
