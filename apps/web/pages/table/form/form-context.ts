import type { DataPath, Fault, Fields, FormNode, Json, SheetLayout, System } from '@arbitro/kernel';
import { createContext, use } from 'react';
import type { FormNames } from './form-labels.ts';

/** What every field of a form needs. */
export interface FormState {
  readonly system: System;
  readonly layout: SheetLayout;
  readonly names: FormNames;
  readonly draft: Fields;
  /** The sheet as the schema last read it: the values of fields that are left empty. */
  readonly read: Json | undefined;
  readonly faults: readonly Fault[];
  set(path: DataPath, value: Json | undefined): void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('a field is outside a form');
  return form;
}

/** A field of the form: what it takes, where its value is, and the names on the way there. */
export interface FieldProps<Node extends FormNode = FormNode> {
  readonly node: Node;
  readonly path: DataPath;
  readonly names: readonly string[];
}
