import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import {
  createUserMutation,
  deleteUserMutation,
  readUsersOptions,
  readUsersQueryKey,
  updateUserMutation,
} from '../../../contract/@tanstack/react-query.gen.ts'
import { pageWindow } from '../common/pages.ts'
import { adminTexts } from './texts.ts'

const refetch = [readUsersQueryKey()]

export const useUsers = (page: number, q: string) =>
  useQuery({
    ...readUsersOptions({ query: { ...pageWindow(page), ...(q && { q }) } }),
    placeholderData: keepPreviousData,
  })

export const useCreateUser = () =>
  useMutation({ ...createUserMutation(), meta: { success: adminTexts.created, refetch, field: 'password' } })

export const useUpdateUser = () =>
  useMutation({ ...updateUserMutation(), meta: { success: adminTexts.updated, refetch, field: 'password' } })

export const useDeleteUser = () =>
  useMutation({
    ...deleteUserMutation(),
    meta: { success: adminTexts.removed, failure: adminTexts.removeFailed, refetch },
  })
