import { type Stack, Token } from "aws-cdk-lib";

/** As cdk-nag writes region and account of a stack in what it finds, whether they are known already or not. */
export const placeOf = (stack: Stack): string => `${regionOf(stack)}:${accountOf(stack)}`;

export const regionOf = ({ region }: Stack): string => (Token.isUnresolved(region) ? "<AWS::Region>" : region);
export const accountOf = ({ account }: Stack): string => (Token.isUnresolved(account) ? "<AWS::AccountId>" : account);
