export interface Row {
  amount: bigint
}
