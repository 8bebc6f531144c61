/** Whether an account is the sender service's for a drop. A text: the pages that ask have no data client to print one. */
export const senderServiceQuery = `query SenderService($id: Hex!, $address: Address!) {
  isSenderService(id: $id, address: $address)
}`
