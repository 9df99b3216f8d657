import type { User, UserCreate, UserUpdate } from '../../../contract/types.gen.ts'

/** What the dialogs of this page hold while they are filled. */
export interface UserValues {
  email: string
  fullName: string
  password: string
  confirmPassword: string
  isSuperuser: boolean
  isActive: boolean
}

export const valuesOf = (user?: User): UserValues => ({
  email: user?.email ?? '',
  fullName: user?.full_name ?? '',
  password: '',
  confirmPassword: '',
  isSuperuser: user?.is_superuser ?? false,
  isActive: user?.is_active ?? true,
})

const detailsOf = (values: UserValues) => ({
  email: values.email.trim(),
  full_name: values.fullName.trim() || null,
  is_superuser: values.isSuperuser,
  is_active: values.isActive,
})

export const toUserCreate = (values: UserValues): UserCreate => ({ ...detailsOf(values), password: values.password })

/** An empty password is left out: it stays as it is. */
export const toUserUpdate = (values: UserValues): UserUpdate => ({
  ...detailsOf(values),
  ...(values.password === '' ? {} : { password: values.password }),
})
