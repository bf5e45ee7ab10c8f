import { say } from "../../language.ts";

interface NameFieldProps {
  readonly name: string;
  onInput(name: string): void;
}

/** How the player wants to be called. */
export const NameField = ({ name, onInput }: NameFieldProps) => (
  <label>
    {say("pages.yourName")}
    <input
      maxLength={40}
      autocomplete="nickname"
      value={name}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
  </label>
);
