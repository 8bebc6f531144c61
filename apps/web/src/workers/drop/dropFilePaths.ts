import { type Hex, shardFileName } from '@slotdrop/drops'

/** Where the terms of a drop and the names of its shards lie on this site. */
export function indexPath(dropId: Hex): string {
  return `/api/drops/${dropId}/index.json`
}

/** Where a shard of a drop lies on this site. */
export function shardPath(dropId: Hex, name: Hex): string {
  return `/api/drops/${dropId}/shards/${shardFileName(name)}.bin`
}
