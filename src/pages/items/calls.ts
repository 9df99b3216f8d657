import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import {
  createItemMutation,
  deleteItemMutation,
  readItemsOptions,
  readItemsQueryKey,
  updateItemMutation,
} from '../../../contract/@tanstack/react-query.gen.ts'
import { pageWindow } from '../common/pages.ts'
import { itemsTexts } from './texts.ts'

const refetch = [readItemsQueryKey()]

export const useItems = (page: number) =>
  useQuery({ ...readItemsOptions({ query: pageWindow(page) }), placeholderData: keepPreviousData })

export const useCreateItem = () =>
  useMutation({ ...createItemMutation(), meta: { success: itemsTexts.created, refetch } })

export const useUpdateItem = () =>
  useMutation({ ...updateItemMutation(), meta: { success: itemsTexts.updated, refetch } })

export const useDeleteItem = () =>
  useMutation({
    ...deleteItemMutation(),
    meta: { success: itemsTexts.removed, failure: itemsTexts.removeFailed, refetch },
  })
