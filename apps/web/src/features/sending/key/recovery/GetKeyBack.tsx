import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { isAddressEqual } from 'viem'
import { useAccount } from 'wagmi'
import { toDeliveryError } from '@slotdrop/delivery'
import type { Address, Manifest } from '@slotdrop/drops'
import { AddressText } from '../../../../components/AddressText.tsx'
import { Button, LinkButton } from '../../../../components/Button.tsx'
import { Field } from '../../../../components/forms/Field.tsx'
import { FieldError } from '../../../../components/forms/FieldError.tsx'
import { FileButton } from '../../../../components/forms/FileButton.tsx'
import { useSay, useText } from '../../../../i18n/index.ts'
import { messages as keyMessages } from '../messages.generated.ts'
import { messages } from './messages.generated.ts'
import type { KeySending } from '../useKeySending.ts'

type Props = {
  readonly manifest: Pick<Manifest, 'terms'>
  readonly byKey: Pick<KeySending, 'recover' | 'restore'>
  /** The key to get back. */
  readonly operator: Address
}

/** Derives a sending key again by the sender's wallet, or restores it from a backup file. */
export function GetKeyBack({ manifest: { terms }, byKey: { recover, restore }, operator }: Props) {
  const t = useText(messages)
  const say = useSay()
  const { address } = useAccount()
  const isSender = address !== undefined && isAddressEqual(address, terms.sender)
  const key = useText(keyMessages)
  const derive = useMutation({ networkMode: 'always', mutationFn: () => recover(operator) })
  const [isByFile, setByFile] = useState(false)
  return (
    <>
      <p>
        {t('getKeyBackText')} {isSender ? null : t('getKeyBackSender')}
      </p>
      <p>
        <Button disabled={!isSender || derive.isPending} onClick={() => derive.mutate()}>
          {derive.isPending ? key('confirmInWallet') : t('getKeyBack')}
        </Button>{' '}
        {!isByFile && <LinkButton onClick={() => setByFile(true)}>{t('restoreByFile')}</LinkButton>}
      </p>
      {derive.data?.isKept === false && (
        <p role="status">
          {t.rich('otherKeyDerived', {
            operator: () => <AddressText key="operator" address={operator} />,
          })}
        </p>
      )}
      {derive.error && <FieldError>{say(toDeliveryError(derive.error))}</FieldError>}
      {isByFile && <RestoreForm restore={restore} operator={operator} />}
    </>
  )
}

function RestoreForm({ restore, operator }: Pick<KeySending, 'restore'> & Pick<Props, 'operator'>) {
  const t = useText(messages)
  const say = useSay()
  const id = useId()
  const [password, setPassword] = useState('')
  const open = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => restore(operator, { file, password }),
  })
  const other = open.data?.isKept === false ? open.data.address : undefined
  return (
    <Field>
      <label htmlFor={id}>{t('backupPassword')}</label>
      <input
        id={id}
        type="password"
        autoComplete="off"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <FileButton
        label={t('backupFile')}
        accept="application/json,.json"
        disabled={password === '' || open.isPending}
        onFile={(file) => open.mutate(file)}
      >
        {t('chooseBackup')}
      </FileButton>
      {other && (
        <FieldError>
          {t.rich('otherKeyInBackup', { address: () => <AddressText key="address" address={other} /> })}
        </FieldError>
      )}
      {open.error && <FieldError>{say(open.error)}</FieldError>}
    </Field>
  )
}
