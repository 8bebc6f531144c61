import { type FormEvent, useId, useState } from 'react'
import type { Address, AddressFault } from '@slotdrop/drops'
import { Button } from './Button.tsx'

const words = {
  missing: 'Paste an address: 0x and 40 digits.',
  malformed: 'That is no address. It should be 0x and 40 digits from 0 to 9 and a to f.',
  checksum: 'A character of this address is mistyped: its capital letters do not fit. Copy it again.',
  'hidden-character': 'This address holds characters that can’t be seen. Copy it again from your wallet.',
  unchecked: 'The address could not be checked: a part of this page is missing. Load the page again.',
} as const

/** Asks for an address, without a wallet. */
export function AddressForm({
  label,
  read,
  onSubmit,
}: {
  readonly label: string
  /** Reads what was typed: its checksum takes hashing, which a light page leaves to others. */
  readonly read: (
    text: string,
  ) => Promise<{ readonly address: Address } | { readonly fault: AddressFault | 'unchecked' }>
  readonly onSubmit: (account: Address) => void
}) {
  const id = useId()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<keyof typeof words>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const parsed = await read(text)
    if ('fault' in parsed) {
      setFault(parsed.fault)
      return
    }
    setFault(undefined)
    onSubmit(parsed.address)
  }
  return (
    <form className="address-form" onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={id}>{label}</label>
      <div className="address-form-line">
        <input
          id={id}
          // Without scripts the form leads to the same link.
          name="address"
          className="input"
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="0x…"
          aria-invalid={fault !== undefined}
          aria-describedby={fault && `${id}-fault`}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Check</Button>
      </div>
      {fault && (
        <p id={`${id}-fault`} className="fault-text small" role="alert">
          {words[fault]}
        </p>
      )}
    </form>
  )
}
