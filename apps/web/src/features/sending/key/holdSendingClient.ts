import { manifestToTransferable, type Manifest } from '@slotdrop/drops'
import type { RuntimeConfig } from '@slotdrop/config'
import { pollMillisecondsOf } from '../../../chain/pollMillisecondsOf.ts'
import { openOnce } from '../../../workers/sending/openOnce.ts'
import { createSendingClient, type SendingClient } from '../../../workers/createSendingClient.ts'

type Held = { readonly client: SendingClient; readonly open: () => Promise<unknown>; users: number }

/** Workers of this tab, by drop: one that sends goes on while other pages of the app are looked at. */
const held = new Map<string, Held>()

function endWhenIdle(dropId: string, { client }: Held) {
  const end = () => {
    const now = held.get(dropId)
    if (now?.client !== client || now.users > 0 || client.getReport().role !== 'nobody') return
    stop()
    held.delete(dropId)
    client.end()
  }
  const stop = client.subscribe(end)
  end()
}

function hold(manifest: Manifest, config: Pick<RuntimeConfig, 'chains'>): Held {
  const client = createSendingClient()
  const open = openOnce(() =>
    client.ask('open', {
      manifest: manifestToTransferable(manifest).data,
      config: { chains: config.chains },
      pollMilliseconds: pollMillisecondsOf(manifest.terms.chainId),
    }),
  )
  return { client, open, users: 0 }
}

/** The worker that sends a drop with its key, for as long as somebody holds it, and then until it has nothing to send. */
export function holdSendingClient(
  manifest: Manifest,
  config: Pick<RuntimeConfig, 'chains'>,
): { readonly client: SendingClient; release(): void } {
  const { dropId } = manifest
  const one = held.get(dropId) ?? hold(manifest, config)
  held.set(dropId, one)
  // The next caller retries. Until then the page shows no state of the worker.
  one.open().catch(() => undefined)
  one.users += 1
  return {
    client: one.client,
    release() {
      one.users -= 1
      if (one.users === 0) endWhenIdle(dropId, one)
    },
  }
}
