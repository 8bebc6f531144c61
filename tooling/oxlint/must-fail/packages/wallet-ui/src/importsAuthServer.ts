export { createAuth } from '@slotdrop/auth/server'
