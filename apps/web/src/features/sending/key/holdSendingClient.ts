import { manifestToTransferable, type Manifest } from '@slotdrop/drops'
import type { RuntimeConfig } from '@slotdrop/config'
import { pollMillisecondsOf } from '../../../chain/pollMillisecondsOf.ts'
import { createSendingClient, type SendingClient } from '../../../workers/createSendingClient.ts'

type Held = { readonly client: SendingClient; users: number }

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

/** The worker that sends a drop with its key, for as long as somebody holds it, and then until it has nothing to send. */
export function holdSendingClient(
  manifest: Manifest,
  config: Pick<RuntimeConfig, 'chains'>,
): { readonly client: SendingClient; release(): void } {
  const { dropId, terms } = manifest
  const known = held.get(dropId)
  const one = known ?? { client: createSendingClient(), users: 0 }
  if (!known) {
    held.set(dropId, one)
    void one.client
      .ask('open', {
        manifest: manifestToTransferable(manifest).data,
        config: { chains: config.chains },
        pollMilliseconds: pollMillisecondsOf(terms.chainId),
      })
      // A worker that was not loaded reports nothing: the page goes on without it.
      .catch(() => undefined)
  }
  one.users += 1
  return {
    client: one.client,
    release() {
      one.users -= 1
      if (one.users === 0) endWhenIdle(dropId, one)
    },
  }
}
