import { type FormEvent, useId, useRef, useState } from 'react'
import type { Address, AddressFault } from '@slotdrop/drops'
import { useText } from '../../i18n/index.ts'
import type { MistypedAddress } from './useLinkedAddress.ts'
import { addressFaults } from './addressFaults.ts'
import { AddressField } from './AddressField.tsx'
import { messages } from '../messages.generated.ts'

/** Asks for an address, without a wallet. */
export function AddressForm({
  label,
  mistyped,
  read,
  onSubmit,
}: {
  readonly label: string
  /** What stands in the page's link instead of an address. */
  readonly mistyped?: MistypedAddress | undefined
  /** Reads what was typed: its checksum takes hashing, which a light page leaves to others. */
  readonly read: (
    text: string,
  ) => Promise<{ readonly address: Address } | { readonly fault: AddressFault | 'unchecked' }>
  readonly onSubmit: (account: Address) => void
}) {
  const t = useText(messages)
  const id = useId()
  // The field keeps its own text: what was typed before the page's scripts ran counts as well.
  const field = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<keyof typeof addressFaults | undefined>(mistyped?.fault)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const parsed = await read(field.current?.value ?? '')
    if ('fault' in parsed) {
      setFault(parsed.fault)
      return
    }
    setFault(undefined)
    onSubmit(parsed.address)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <AddressField
        ref={field}
        id={id}
        label={label}
        action={t('check')}
        defaultValue={mistyped?.text}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-fault`}
      />
      {fault && (
        <p id={`${id}-fault`} className="small" role="alert">
          {t(addressFaults[fault])}
        </p>
      )}
    </form>
  )
}
