import type { Dispatch, RefObject } from 'react'
import type { DropTerms, ListSummary, Manifest } from '@slotdrop/drops'
import { deviceDrops, loadManifestParts } from '../../device/deviceDrops.ts'
import { withoutUndone } from '../../device/recipientDecisions.ts'
import { useText } from '../../i18n/index.ts'
import type { ListClient } from '../../workers/createListClient.ts'
import type { DraftOnDevice } from './draftOnDevice.ts'
import { messages } from './messages.generated.ts'
import type { TrialRefusals } from './review/usePreflight.ts'
import { modeOf, type NewDropEvent, type NewDropState } from './newDropMachine.ts'

function isEqualBytes(a: Uint8Array, b: Uint8Array) {
  return a.length === b.length && a.every((byte, place) => byte === b[place])
}

/** Seals the list, or one row of it, and keeps what was sealed on this device. */
export function useSealing({
  client,
  state: { asset, title, mode: chosen, recipientDecisions: decided },
  terms,
  draft,
  dispatch,
  onMend,
}: {
  readonly client: ListClient | undefined
  readonly state: NewDropState
  readonly terms: DropTerms | undefined
  readonly draft: RefObject<DraftOnDevice>
  readonly dispatch: Dispatch<NewDropEvent>
  /** The list changes by what is sealed of it. */
  readonly onMend: (mended: Promise<ListSummary>) => void
}) {
  const t = useText(messages)
  const mode = modeOf({ asset, mode: chosen })
  const parts = () => {
    if (!client || !asset || !terms) throw new Error(t('connectFirst'))
    const { symbol, name, decimals } = asset
    return { client, symbol, token: { symbol, name, decimals }, terms }
  }

  /** Seals the list as it stands, without keeping it. */
  const freeze = async (onProgress?: (done: number) => void) => {
    const { client: worker, symbol, ...sealed } = parts()
    const { manifest, ...ofFile } = await worker.ask(
      'seal',
      { title: title.trim() || t('unnamed', { symbol }), ...sealed },
      onProgress,
    )
    const { manifestFromTransferable } = await loadManifestParts()
    return { manifest: await manifestFromTransferable(manifest), ...ofFile }
  }

  const keep = async (
    { manifest, setAside, source }: Awaited<ReturnType<typeof freeze>>,
    tried: TrialRefusals | undefined,
  ) => {
    const { key, replaces } = draft.current
    const linked = replaces === undefined ? undefined : ({ kind: 'replacement', dropId: replaces } as const)
    // The same people in the same order: a name or a date that was changed since makes no other rows of them.
    const isSame = tried !== undefined && isEqualBytes(tried.accounts, manifest.columns.accounts)
    const refusals = isSame ? tried.reasons : undefined
    const { client: worker } = parts()
    const recipientDecisions = await withoutUndone(decided, (accounts) => worker.ask('isPaid', accounts))
    await deviceDrops.put(manifest, { setAside, source, mode, linked, refusals, recipientDecisions })
    await deviceDrops.linkTests(key, manifest.dropId)
  }

  return {
    freeze,
    /** Seals the list and keeps it on this device; true when that went well. */
    async seal(tried: TrialRefusals | undefined): Promise<boolean> {
      dispatch({ type: 'sealing-began' })
      try {
        const frozen = await freeze((done) => dispatch({ type: 'sealing-continued', done }))
        try {
          await keep(frozen, tried)
        } catch {
          dispatch({ type: 'sealing-failed', problem: { kind: 'not-kept' } })
          return false
        }
        dispatch({ type: 'sealed', manifest: frozen.manifest, excluded: frozen.setAside.length })
        return true
      } catch (error) {
        dispatch({ type: 'sealing-failed', problem: { kind: 'not-sealed', error } })
        return false
      }
    },
    /** Seals the row of one line as a drop of its own and sets it aside here, so that nobody is paid twice. */
    async sealTest(line: number, testTitle: string): Promise<Manifest> {
      const { client: worker, token, terms: whole } = parts()
      const sealed = await worker.ask('sealLine', {
        line,
        // A round that no other drop has: the same row may be tried again.
        parts: { title: testTitle, token, terms: { ...whole, round: BigInt(Date.now()), slotSize: 1 } },
      })
      const { manifestFromTransferable } = await loadManifestParts()
      const manifest = await manifestFromTransferable(sealed)
      const linked = { kind: 'test', draftKey: draft.current.key } as const
      await deviceDrops.put(manifest, { setAside: [], mode: 'push', linked })
      onMend(worker.ask('fix', { kind: 'exclude', lines: [line] }))
      return manifest
    },
  }
}
