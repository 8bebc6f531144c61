import { readFileSync, readdirSync } from 'node:fs'

/** Milliseconds of a clock tick of the kernel's accounting: 100 a second on every Linux. */
const tickMs = 10

/** Milliseconds of processor time that a process has used, user and system, with the children that it has waited for. */
export function processorTimeOf(pid: number): number {
  // The name, in brackets, may have blanks in it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs
}

/** The same with its children that live: a process of PostgreSQL for each connection. */
export function processorTimeOfAll(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
  return [pid, ...children.map(Number)].reduce((sum, each) => sum + processorTimeOf(each), 0)
}

function parentOf(name: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    // It has ended since it was listed.
    return undefined
  }
}

/** Resident memory of a process in kB, now or at its peak. */
export function memoryOf(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
}
