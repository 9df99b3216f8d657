import type { Bool } from './column-types.ts'

export interface UserTable {
  id: string
  email: string
  full_name: string | null
  password_hash: string
  /** When somebody else set it, who is to be followed by its owner; null for one of the owner's own. */
  initial_password_at: number | null
  is_superuser: Bool
  is_active: Bool
  created_at: number
}

export interface TokenTable {
  id: string
  user_id: string
  purpose: 'access' | 'reset' | 'undo-email' | 'second-step'
  expires_at: number
  /** What its owner recognises it by; of logins alone. */
  device: string | null
  /** Within some minutes; null of one that was made before this was noted. */
  used_at: number | null
}

export interface TotpTable {
  user_id: string
  /** Encrypted. */
  secret: string
  /** Null until a code has shown that the app has the secret: until then no login asks for one. */
  confirmed_at: number | null
  /** The 30 seconds since 1970 whose code was accepted last: neither it nor an earlier one counts again. */
  last_step: number
}

export interface PasskeyTable {
  id: string
  user_id: string
  name: string
  /** As the authenticator names it, in Base64url. */
  credential_id: string
  /** COSE, in Base64url. */
  public_key: string
  /** How often the authenticator says that it has signed; 0 where it does not count. */
  counter: number
  /** JSON: how the browser reaches it. */
  transports: string
  is_synced: Bool
  created_at: number
  used_at: number | null
}

export interface LoginFailureTable {
  id: string
  /** Whether an account has it or not. */
  email: string
  /** An address, a network, or a device that was logged in before. */
  source: string
  /** Whether the account was logged in from there before. */
  is_known: Bool
  at: number
}
