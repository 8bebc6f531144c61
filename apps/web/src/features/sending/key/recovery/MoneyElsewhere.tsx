import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { AddressText } from '../../../../components/AddressText.tsx'
import { Note } from '../../../../components/Note.tsx'
import { useText } from '../../../../i18n/index.ts'
import { useBatchingClient } from '../../../account/index.ts'
import { purseQuery } from '../gasQueries.ts'
import { GetKeyBack } from './GetKeyBack.tsx'
import { messages } from './messages.generated.ts'

/** Gas money that a key of another device still holds once nothing is left to send. */
export function MoneyElsewhere(props: ComponentProps<typeof GetKeyBack>) {
  const t = useText(messages)
  const { manifest, operator } = props
  const client = useBatchingClient(manifest.terms.chainId)
  const { data: gasMoney = 0n } = useQuery(purseQuery(client, operator, 'elsewhere'))
  if (gasMoney === 0n) return null
  return (
    <Note title={t.rich('gasMoneyElsewhere', { address: () => <AddressText key="address" address={operator} /> })}>
      <GetKeyBack {...props} />
    </Note>
  )
}
