import { useRouter } from 'next/router'
import { useEffect, useRef, useState } from 'react'
import type { Address, Hex } from '@slotdrop/drops'
import { parseAddress } from '@slotdrop/drops'
import { AddressForm } from '../../components/AddressForm.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { DropFacts } from './DropFacts.tsx'
import { ReadingDrop } from './ReadingDrop.tsx'
import { type DropState, useDrop } from './useDrop.ts'

const isDropId = (text: unknown): text is Hex => typeof text === 'string' && /^0x[0-9a-f]{64}$/.test(text)

const problems = {
  missing: [
    'There is no public drop with this address.',
    'The link may be incomplete, or the sender keeps the list private. Ask the sender for the link again.',
  ],
  unreachable: [
    'The drop’s files can’t be fetched.',
    'Your tokens are not affected: what is paid and what is open lies on chain. Check your connection and try again.',
  ],
  tampered: [
    'What this site sent does not belong to this drop.',
    'Its contents do not lead to the id in the link, so nothing of it is shown and nothing can be claimed here. Do not sign anything; tell the sender.',
  ],
  'no-chain': [
    'This site does not offer the drop’s network.',
    'The drop is on a network that this site is not set up for. Ask the sender for another link.',
  ],
} as const

function Problem({
  state,
  retry,
}: {
  readonly state: Extract<DropState, { status: 'failed' }>
  readonly retry: () => void
}) {
  const [title, text] = problems[state.problem]
  return (
    <>
      <h1>This drop can’t be shown</h1>
      <Note
        tone="fault"
        title={title}
        actions={state.problem === 'unreachable' ? <Button onClick={retry}>Try again</Button> : undefined}
      >
        {text}
      </Note>
    </>
  )
}

/** A drop as anybody sees it: what an address gets, proven in the browser, without a wallet. */
export function DropLookup() {
  const router = useRouter()
  const { dropId, address } = router.query
  const isReady = router.isReady
  const id = isDropId(dropId) ? dropId : undefined
  const { state, retry } = useDrop(id)
  const [account, setAccount] = useState<Address>()
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (typeof address !== 'string') return
    const parsed = parseAddress(address)
    if ('address' in parsed) setAccount(parsed.address)
  }, [address])
  const check = (wanted: Address) => {
    setAccount(wanted)
    void router.replace({ query: { ...router.query, address: wanted } }, undefined, { shallow: true, scroll: false })
    content.current?.focus()
  }
  if (isReady && id === undefined) return <Problem state={{ status: 'failed', problem: 'missing' }} retry={retry} />
  return (
    <>
      <div ref={content} tabIndex={-1} className="recipient">
        {state.status === 'failed' ? (
          <Problem state={state} retry={retry} />
        ) : state.status === 'loading' ? (
          <ReadingDrop />
        ) : (
          <DropFacts
            index={state.index}
            clients={state.clients}
            config={state.config}
            account={account}
            form={
              <AddressForm
                label={account ? 'Check another address' : 'Check an address, no connection needed'}
                onSubmit={check}
              />
            }
          />
        )}
      </div>
    </>
  )
}
