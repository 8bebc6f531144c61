import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the kernel in a second, on every Linux there is. */
const ticksPerSecond = 100

type ProcessTimes = { readonly name: string; readonly parent: number; readonly own: number; readonly ended: number }

function readTimes(pid: number): ProcessTimes | undefined {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  const nameEnd = text.lastIndexOf(')')
  const fields = text.slice(nameEnd + 2).split(' ')
  const seconds = (index: number) => Number(fields[index] ?? 0) / ticksPerSecond
  return {
    name: text.slice(text.indexOf('(') + 1, nameEnd),
    parent: Number(fields[1] ?? 0),
    own: seconds(11) + seconds(12),
    // Of children that ended and were waited for.
    ended: seconds(13) + seconds(14),
  }
}

function listChildren(parent: number): { readonly pid: number; readonly name: string }[] {
  return readdirSync('/proc').flatMap((entry) => {
    const pid = Number(entry)
    const times = Number.isInteger(pid) ? readTimes(pid) : undefined
    return times?.parent === parent ? [{ pid, name: times.name }] : []
  })
}

/** The child of this process that runs a program. */
export function findChild(program: string): number {
  const found = listChildren(process.pid).find(({ name }) => name === program)
  if (!found) throw new Error(`No ${program} was started here.`)
  return found.pid
}

/** Seconds of processor time that a process and all its children took, those that ended among them. Linux alone tells. */
export function processorSeconds(pid: number): number {
  const times = readTimes(pid)
  if (!times) return 0
  return listChildren(pid).reduce((sum, child) => sum + processorSeconds(child.pid), times.own + times.ended)
}

/** The most memory that a process held at once, in bytes. */
export function peakBytes(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return 0
  }
}
