import { columnName } from './columnName.ts'

/** Lists that other tools write. */
export type ListLayout = 'plain' | 'safe' | 'holders' | 'votes' | 'json'

/** Tells which tool wrote a list, by its header. */
export function layoutOf(header: readonly string[] | null): ListLayout {
  const names = new Set((header ?? []).map(columnName))
  if (names.has('tokentype') && names.has('receiver')) return 'safe'
  if (names.has('holderaddress') && names.has('balance')) return 'holders'
  if (names.has('votingpower') || (names.has('voter') && (names.has('vp') || names.has('choice')))) return 'votes'
  return 'plain'
}
