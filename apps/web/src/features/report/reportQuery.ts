import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ChainClient } from '@slotdrop/delivery'
import type { DropReport, Manifest, ExcludedEntry, SourceRows } from '@slotdrop/drops'
import { deviceSources } from '../../device/deviceSources.ts'
import { deviceWriteOffs } from '../../device/deviceWriteOffs.ts'
import { type Agreement, rebuildReport } from './rebuildReport.ts'

/** Blocks of the past in which transactions are looked for; settled rows are known without them. */
const historyBlocks = 500_000n

/** A report, and when it was made. */
export type MadeReport = {
  readonly report: DropReport
  readonly agreement: Agreement
  /** Wei that the network took for sending; undefined where the node does not tell. */
  readonly fees: bigint | undefined
  /** Lines and notes of the source file; undefined where this device does not know them. */
  readonly source: SourceRows | undefined
  readonly at: Date
}

/** The report of a drop, rebuilt from its list and the chain whenever it is asked for. Never kept: what it says holds for its moment. */
export function reportQuery({
  client,
  manifest,
  setAside,
  onProgress,
}: {
  /** Undefined until the chain can be asked. */
  readonly client: ChainClient | undefined
  readonly manifest: Manifest
  readonly setAside: readonly ExcludedEntry[]
  /** Hears the share of the chain's past that was read, from 0 to 1. */
  readonly onProgress: (done: number) => void
}) {
  return queryOptions({
    queryKey: ['report', manifest.dropId],
    queryFn: client
      ? async (): Promise<MadeReport> => {
          onProgress(0)
          const tip = await client.getBlockNumber()
          const writeOffs = await deviceWriteOffs.get(manifest.dropId).catch(() => undefined)
          const { report, agreement, fees } = await rebuildReport({
            client,
            manifest,
            setAside,
            writtenOff: Array.from(writeOffs ?? [], ([row, { reason }]) => ({ row, reason })),
            fromBlock: tip > historyBlocks ? tip - historyBlocks : 0n,
            onProgress,
          })
          const source = await deviceSources.get(manifest.dropId).catch(() => undefined)
          return { report, agreement, fees, source, at: new Date() }
        }
      : skipToken,
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
  })
}
