export const hash = /^0x[0-9a-f]{64}$/
export const digits = /^[0-9a-f]{8}$/
