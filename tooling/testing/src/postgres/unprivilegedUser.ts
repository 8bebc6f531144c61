import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'

type User = { readonly uid: number; readonly gid: number }

let known: User | undefined

/** Who runs PostgreSQL where tests run as root, which it refuses. */
export function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout || 65_534)
  return (known ??= { uid: id('-u'), gid: id('-g') })
}

/** Gives a file or folder to whoever runs PostgreSQL. */
export function giveAway(path: string): void {
  const user = unprivilegedUser()
  if (user) chownSync(path, user.uid, user.gid)
}
