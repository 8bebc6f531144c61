import type { SignedClaim } from '@slotdrop/delivery'
import type { Hex, ProvenRow } from '@slotdrop/drops'
import { askServer } from '../../server-data/askServer.ts'
import { ServerError } from '../../server-data/ServerError.ts'
import type { ClaimFault as ServerFault } from '../../server-data/schema.generated.ts'
import { requestClaimMutation } from './requestClaimOperation.ts'

/** Why the sender service rejects a signed claim. `not-offered` if the sender does not pay for claims now. */
export type SignedFault =
  | 'own-address'
  | 'bad-destination'
  | 'signature-expired'
  | 'signature-bad'
  | 'signature-refused'
  | 'signature-unchecked'
  | 'signature-too-late'
  | 'signature-not-newest'
  | 'signature-given-up'
  | 'not-offered'

/** Result of submitting a signed claim. */
export type RequestedClaim =
  | { readonly kind: 'taken' }
  /** The row was paid before. */
  | { readonly kind: 'paid' }
  | { readonly kind: 'refused'; readonly fault: SignedFault }

const faults: { readonly [fault in `${ServerFault}`]: SignedFault } = {
  OWN_ADDRESS: 'own-address',
  BAD_DESTINATION: 'bad-destination',
  EXPIRED: 'signature-expired',
  // This page signs for a week, so the clock of this device is wrong.
  TOO_LONG: 'signature-expired',
  BAD_SIGNATURE: 'signature-bad',
  REFUSED: 'signature-refused',
  CHAIN_SILENT: 'signature-unchecked',
  ON_ITS_WAY: 'signature-too-late',
  NOT_LATER: 'signature-not-newest',
  GIVEN_UP: 'signature-given-up',
}

type Answer =
  | { readonly __typename: 'RowsRequested' | 'NothingOpen' | 'RequestNotOffered' | 'NotOnTheList' | 'DropNotFound' }
  | { readonly __typename: 'ClaimRefused'; readonly fault: `${ServerFault}` }

/** Submits a signed claim to the sender service of this site. @throws ServerError, and errors of `fetch` */
export async function requestClaim(
  dropId: Hex,
  { account, slot, row }: Pick<ProvenRow, 'account' | 'slot' | 'row'>,
  { to, deadline, signature }: SignedClaim & { readonly signature: Hex },
): Promise<RequestedClaim> {
  const input = { id: dropId, recipient: account, slot, slotRow: row, to, deadline: String(deadline), signature }
  const { requestClaim: answer } = await askServer<{ readonly requestClaim: Answer }>({
    query: requestClaimMutation,
    operationName: 'RequestClaim',
    variables: { input },
  }).catch((error: unknown) => {
    throw ServerError.ofNetwork(error)
  })
  switch (answer.__typename) {
    case 'RowsRequested':
      return { kind: 'taken' }
    case 'NothingOpen':
      return { kind: 'paid' }
    case 'ClaimRefused':
      return { kind: 'refused', fault: faults[answer.fault] }
    case 'RequestNotOffered':
    case 'NotOnTheList':
    case 'DropNotFound':
      return { kind: 'refused', fault: 'not-offered' }
  }
}
